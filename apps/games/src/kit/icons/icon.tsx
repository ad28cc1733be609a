/**
 * LIST of the frame's icons on a 24 × 24 grid. The site's icon sprite is not available here,
 * because a sandboxed frame has an opaque origin.
 */
const icons = {
  spin: 'M20 12a8 8 0 1 1-2.4-5.7M20 3v5h-5',
  stop: 'M7 7h10v10H7z',
  auto: 'M4 12a8 8 0 0 1 13.7-5.6L20 8.6M20 4v4.6h-4.6M20 12a8 8 0 0 1-13.7 5.6L4 15.4M4 20v-4.6h4.6',
  turbo: 'M13 3 5 13.5h6L10 21l9-11h-6.5z',
  sound: 'M4 10v4h3.5L12 18V6l-4.5 4zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  mute: 'M4 10v4h3.5L12 18V6l-4.5 4zM16 9.5l5 5M21 9.5l-5 5',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 11v5.5M12 7.5v.1',
  history: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 7v5.5l3.5 2',
  shield: 'M12 3l7.5 2.6v5.9c0 4.3-3 7.6-7.5 9.5-4.5-1.9-7.5-5.2-7.5-9.5V5.6zM9 12l2.2 2.2 4.3-4.2',
  minus: 'M5 12h14',
  plus: 'M12 5v14M5 12h14',
  close: 'M6 6l12 12M18 6 6 18',
  play: 'M8 5.5v13l10.5-6.500z',
  chevron: 'M9 5.5l6.5 6.5L9 18.5',
  offline:
    'M3 3l18 18M8.5 16.5a5 5 0 0 1 7 0M5 13a10 10 0 0 1 4.6-2.6M19 13a10 10 0 0 0-3-2.1M12 20v.1',
} as const

export type IconName = keyof typeof icons

export function Icon({ name, size = 'size-5' }: { name: IconName; size?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="1.8"
      stroke-linecap="round"
      stroke-linejoin="round"
      class={`${size} shrink-0`}
    >
      <path d={icons[name]} />
    </svg>
  )
}
