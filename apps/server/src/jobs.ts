import type { Job } from '#platform/jobs'
import type { Context } from './context.ts'

/** LIST of timed work. */
export function jobsOf({ kit, session, vendor, wallet }: Context): Record<string, Job> {
  return {
    'session.sweep': { cron: '* * * * *', run: () => session.sweep() },
    'transport.rotate': {
      cron: '*/10 * * * *',
      run: async () => {
        if (await kit.transport.rotate()) await kit.bus.publish('transport.rotated', {})
      },
    },
    'transport.sweep': { cron: '*/10 * * * *', run: () => kit.transport.sweep() },
    'vendor.sweep': { cron: '*/5 * * * *', run: () => vendor.sweep() },
    'vendor.settle': { cron: '* * * * *', run: () => vendor.transferWallets.settleAll() },
    'wallet.anchor': { cron: '* * * * *', run: () => wallet.anchor() },
    'rate.sweep': { cron: '*/15 * * * *', run: () => kit.rate.sweep() },
  }
}
