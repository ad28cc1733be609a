/** Scrolls a new page to its top. Going back keeps the position the browser restores. */
export function scrollToTopOnNavigation(): void {
  let path = location.pathname
  const onNavigation = ({ type }: Event) => {
    if (type === 'pushState' && location.pathname !== path)
      scrollTo({ top: 0, behavior: 'instant' })
    path = location.pathname
  }
  // The router dispatches pushState; browsers only dispatch popstate.
  for (const type of ['pushState', 'popstate']) addEventListener(type, onNavigation)
}
