/** Whether the server rendered this address: the user may go back before the scripts run. */
export function isRenderedForThisAddress(): boolean {
  const [arrival] = performance.getEntriesByType('navigation')
  return arrival === undefined || withoutHash(arrival.name) === withoutHash(location.href)
}

/** Browsers do not send the hash to the server. */
const withoutHash = (address: string) => address.split('#', 1)[0]
