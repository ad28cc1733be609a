/** Reads a file as a data URL. */
export function toDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? reader.result : ''),
    )
    reader.addEventListener('error', () => reject(new Error('the file could not be read')))
    reader.readAsDataURL(file)
  })
}

/** The base64 part of a data URL. */
export const base64Of = (address: string) => address.slice(address.indexOf(',') + 1)
