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
