/** Which page is open: the address says it, and nothing else does. */

class Route {
  path = $state(location.pathname);
  hash = $state(location.hash);
  query = $state(location.search);

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
  }

  private read(): void {
    this.path = location.pathname;
    this.hash = location.hash;
    this.query = location.search;
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.read();
    scrollTo(0, 0);
  }

  /** Another address for the same page; the way back skips it. */
  replace(address: string): void {
    history.replaceState(null, "", address);
    this.read();
  }
}

export const route = new Route();

/** Links of this site open without loading the page anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (!/^\/($|new|table|rules|replay|games)/.test(link.pathname)) return;
  event.preventDefault();
  route.go(link.pathname + link.search + link.hash);
}
