/** Loaded when the fairness panel needs it; of the library only what is used comes along. */
export async function loadSha256(): Promise<(text: string) => string> {
  return (await import('./sha256.ts')).sha256
}
