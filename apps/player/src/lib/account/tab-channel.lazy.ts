/** Messages between the tabs of this browser; only pages of this origin receive them. */
export type TabMessage =
  | { readonly wants: true }
  | { readonly token: string }
  | { readonly ended: string }

let channel: BroadcastChannel | undefined

/** Old browsers have no BroadcastChannel; each tab then has its own session. */
function getChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel !== 'undefined') channel ??= new BroadcastChannel('account')
  return channel
}

export function postToTabs(said: TabMessage): void {
  getChannel()?.postMessage(said)
}

export function onTabMessage(hear: (said: TabMessage) => void): void {
  getChannel()?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => hear(data))
}
