/** What the tabs of this browser tell each other; only pages of this very site hear it. */
export type Said =
  | { readonly wants: true }
  | { readonly token: string }
  | { readonly ended: string }

let channel: BroadcastChannel | undefined

function opened(): BroadcastChannel {
  channel ??= new BroadcastChannel('office')
  return channel
}

export function tellSisters(said: Said): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  opened().postMessage(said)
}

export function hearSisters(hear: (said: Said) => void): void {
  opened().addEventListener('message', ({ data }: MessageEvent<Said>) => hear(data))
}
