/** SHA-256 as hexadecimal letters. Not `crypto.subtle`: browsers have it on secure pages only. */
export async function loadSha256(): Promise<(text: string) => string> {
  const [{ sha256 }, { bytesToHex, utf8ToBytes }] = await Promise.all([
    import('@noble/hashes/sha2.js'),
    import('@noble/hashes/utils.js'),
  ])
  return (text) => bytesToHex(sha256(utf8ToBytes(text)))
}
