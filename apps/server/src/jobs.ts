import type { Job } from '#platform/jobs'
import type { Context } from './context.ts'

/** LIST of timed work. */
export function jobsOf({ kit, session }: Context): Record<string, Job> {
  return {
    'session.sweep': { cron: '* * * * *', run: () => session.sweep() },
    'transport.rotate': {
      cron: '*/10 * * * *',
      run: async () => {
        if (await kit.transport.rotate()) await kit.bus.publish('transport.rotated', {})
      },
    },
    'transport.sweep': { cron: '*/10 * * * *', run: () => kit.transport.sweep() },
    'rate.sweep': { cron: '*/15 * * * *', run: () => kit.rate.sweep() },
  }
}
