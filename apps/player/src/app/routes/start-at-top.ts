/** Another page begins at its top; who goes back is left to the browser and to the page. */
export function startAtTop(): void {
  let path = location.pathname
  const look = ({ type }: Event) => {
    if (type === 'pushState' && location.pathname !== path)
      scrollTo({ top: 0, behavior: 'instant' })
    path = location.pathname
  }
  // The router tells the first of these; browsers know only the second.
  for (const type of ['pushState', 'popstate']) addEventListener(type, look)
}
