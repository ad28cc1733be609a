/** Loaded on demand by the fairness panel, so that only the used part of the library is bundled. */
export async function loadSha256(): Promise<(text: string) => string> {
  return (await import('./sha256.ts')).sha256
}
