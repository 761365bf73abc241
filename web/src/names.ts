/** What somebody at a table is called. */
import { t } from "./words.svelte";

/** Who has not said a name is called so by the server. */
const GUEST = "Guest";

export function called(name: string, bot: string | null | undefined): string {
  return bot ? t(`page-bot-${bot}`) : name === GUEST ? t("page-guest") : name;
}
