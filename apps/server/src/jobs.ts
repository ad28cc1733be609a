import type { Job } from '#platform/jobs'
import type { Context } from './context.ts'

/** LIST of timed work. */
export function jobsOf(context: Context): Record<string, Job> {
  const { audit, factor, kit, session, social, staff, support, vendor, verification } = context
  const { member, message, promotion, registration, upload, wallet } = context
  const { branding, figures, payment, privacy, risk, safety } = context
  return {
    'payment.follow': { cron: '* * * * *', run: () => payment.follow() },
    'content.turn': { cron: '* * * * *', run: () => context.content.turn() },
    'content.sweep': { cron: '7 4 * * *', run: () => context.content.sweep() },
    'content.publish': { cron: '* * * * *', run: () => context.content.publishDue() },
    'factor.sweep': { cron: '*/15 * * * *', run: () => factor.sweep() },
    'session.sweep': { cron: '* * * * *', run: () => session.sweep() },
    'member.sweep': { cron: '20 * * * *', run: () => member.sweep() },
    'promotion.welcome': { cron: '* * * * *', run: () => promotion.welcomeAll() },
    'registration.trials': { cron: '*/5 * * * *', run: () => registration.sweepTrials() },
    'social.sweep': { cron: '*/10 * * * *', run: () => social.sweep() },
    'transport.rotate': {
      cron: '*/10 * * * *',
      run: async () => {
        if (await kit.transport.rotate()) await kit.bus.publish('transport.rotated', {})
      },
    },
    'transport.sweep': { cron: '*/10 * * * *', run: () => kit.transport.sweep() },
    'vendor.sweep': { cron: '*/5 * * * *', run: () => vendor.sweep() },
    'vendor.settle': { cron: '* * * * *', run: () => vendor.transferWallets.settleAll() },
    'vendor.stays': { cron: '* * * * *', run: () => vendor.stays.sweep(session.absent) },
    'verification.sweep': { cron: '*/5 * * * *', run: () => verification.sweep() },
    'wallet.anchor': { cron: '* * * * *', run: () => wallet.anchor() },
    'audit.anchor': { cron: '* * * * *', run: () => audit.anchor() },
    'staff.sweep': { cron: '*/15 * * * *', run: () => staff.sweep() },
    'support.sweep': { cron: '17 3 * * *', run: () => support.sweep() },
    'message.sweep': { cron: '37 3 * * *', run: () => message.sweep() },
    'mailing.send': { cron: '* * * * *', run: () => context.mailing.run() },
    'upload.sweep': { cron: '47 3 * * *', run: () => upload.sweep() },
    'withdrawal.tend': { cron: '* * * * *', run: () => context.withdrawal.tend() },
    'privacy.tend': { cron: '* * * * *', run: () => privacy.tend() },
    'risk.watch': { cron: '* * * * *', run: () => risk.watch() },
    'safety.watch': { cron: '27 * * * *', run: () => safety.watch() },
    'safety.remind': { cron: '57 9 * * *', run: () => safety.remind() },
    'branding.publish': { cron: '* * * * *', run: () => branding.publishDue() },
    'figures.check': { cron: '*/10 * * * *', run: () => figures.check() },
    'report.rank': { cron: '* * * * *', run: () => context.report.rank() },
    'rate.sweep': { cron: '*/15 * * * *', run: () => kit.rate.sweep() },
  }
}
