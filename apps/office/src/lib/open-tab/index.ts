/**
 * Opens an address that must be asked for first. The tab opens with the click, because browsers
 * block one that opens later.
 */
export async function openTab(addressOf: () => Promise<string>): Promise<void> {
  const tab = window.open('about:blank')
  if (tab) tab.opener = null
  try {
    const address = await addressOf()
    if (tab) tab.location.replace(address)
    else location.assign(address)
  } catch (error) {
    tab?.close()
    throw error
  }
}
