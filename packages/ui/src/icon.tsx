import { join } from './join.ts'

/** Lines on a grid of 24, drawn for this site. */
const shapes = {
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  moon: 'M20 14.2A8.2 8.2 0 0 1 9.8 4a8.2 8.2 0 1 0 10.2 10.2',
  globe:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c2.4 2.5 3.6 5.5 3.6 9s-1.2 6.5-3.6 9c-2.4-2.5-3.6-5.5-3.6-9s1.2-6.5 3.6-9',
  out: 'M8 16 16.5 7.5M9 7h8v8',
  cloud: 'M7 18.5h9.5a4 4 0 0 0 .6-8 5.5 5.5 0 0 0-10.5 1.4A3.4 3.4 0 0 0 7 18.5M3.5 3.5l17 17',
  wrench:
    'M14.6 6.4a4 4 0 0 1 5.1-1l-2.6 2.6 1.4 1.9 1.9 1.4 2.1-2.6a4 4 0 0 1-5.6 4.4L8.6 21.2a2 2 0 0 1-2.9 0l-.9-.9a2 2 0 0 1 0-2.9l8.1-8.3a4 4 0 0 1 1.7-2.7',
  alert: 'M12 3.5 2.8 19.5h18.4zM12 10v4.5M12 17.2v.1',
  help: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M9.4 9.5a2.7 2.7 0 1 1 4.2 2.3c-1 .7-1.6 1.2-1.6 2.3M12 17v.1',
  chevron: 'M6 9.2l6 6 6-6',
  search: 'M10.8 4a6.8 6.8 0 1 0 0 13.6 6.8 6.8 0 0 0 0-13.6M15.8 15.8l4.7 4.7',
  shield: 'M12 2.9l7.5 2.6v6c0 4.6-3 8-7.5 9.7-4.5-1.7-7.5-5.1-7.5-9.7v-6zM8.6 12l2.5 2.5 4.4-4.7',
  sliders:
    'M3.5 7.5h9M17.5 7.5h3M15 5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M3.5 16.5h3M11.5 16.5h9M9 14a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
  user: 'M12 3.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.2 20.5c.6-3.7 3.6-6 7.8-6s7.2 2.3 7.8 6',
  wallet:
    'M17.5 7V5.3a1.3 1.3 0 0 0-1.6-1.2L5 6.3a2 2 0 0 0-1.6 2M5.4 7h13.1A1.8 1.8 0 0 1 20.3 8.8v9.4a1.8 1.8 0 0 1-1.8 1.8H5.4a2 2 0 0 1-2-2V8.4M20.3 11.5h-4a2 2 0 0 0 0 4h4M16.6 13.5v.1',
} as const

export type IconName = keyof typeof shapes

export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={join('size-5 shrink-0', className)}
    >
      <path d={shapes[name]} />
    </svg>
  )
}
