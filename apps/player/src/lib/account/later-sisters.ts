/** What the tabs of this browser tell each other; only pages of this very site hear it. */
export type Said =
  | { readonly wants: true }
  | { readonly token: string }
  | { readonly ended: string }

let channel: BroadcastChannel | undefined

/** Old browsers have none; each tab then stands alone. */
function opened(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel !== 'undefined') channel ??= new BroadcastChannel('account')
  return channel
}

export function tellSisters(said: Said): void {
  opened()?.postMessage(said)
}

export function hearSisters(hear: (said: Said) => void): void {
  opened()?.addEventListener('message', ({ data }: MessageEvent<Said>) => hear(data))
}
