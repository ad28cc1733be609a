/** Whether the page was drawn for this address: who goes back is at times before the scripts. */
export function isDrawnForHere(): boolean {
  const [arrival] = performance.getEntriesByType('navigation')
  return arrival === undefined || withoutPlace(arrival.name) === withoutPlace(location.href)
}

/** The place within a page is told to no server. */
const withoutPlace = (address: string) => address.split('#', 1)[0]
