/** A file as a page can show it: an address with all that it holds. */
export function dataAddress(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? reader.result : ''),
    )
    reader.addEventListener('error', () => reject(new Error('the file could not be read')))
    reader.readAsDataURL(file)
  })
}

/** What is sent of it. */
export const base64Of = (address: string) => address.slice(address.indexOf(',') + 1)
