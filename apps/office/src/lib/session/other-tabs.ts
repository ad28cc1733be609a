/** Messages between the tabs of this browser; a BroadcastChannel is limited to one origin. */
export type TabMessage =
  | { readonly wants: true }
  | { readonly token: string }
  | { readonly ended: string }

let channel: BroadcastChannel | undefined

function openChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel('office')
  return channel
}

export function broadcast(message: TabMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  openChannel().postMessage(message)
}

export function onBroadcast(handle: (message: TabMessage) => void): void {
  openChannel().addEventListener('message', ({ data }: MessageEvent<TabMessage>) => handle(data))
}
