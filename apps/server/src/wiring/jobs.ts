import type { Job } from '#platform/jobs'
import type { Context } from './context.ts'

/** LIST of cron jobs. */
export function createJobs(context: Context): Record<string, Job> {
  const { audit, mfa, kit, session, socialLogin, staff, support, gameProvider, verification } =
    context
  const { member, message, promotion, registration, upload, wallet } = context
  const { brandAdmin, dashboard, payment, privacy, risk, responsibleGaming } = context
  return {
    'payment.follow': { cron: '* * * * *', run: () => payment.follow() },
    'content.turn': { cron: '* * * * *', run: () => context.content.turn() },
    'content.sweep': { cron: '7 4 * * *', run: () => context.content.sweep() },
    'content.publish': { cron: '* * * * *', run: () => context.content.publishDue() },
    'factor.sweep': { cron: '*/15 * * * *', run: () => mfa.sweep() },
    'session.sweep': { cron: '* * * * *', run: () => session.sweep() },
    'member.sweep': { cron: '20 * * * *', run: () => member.sweep() },
    'promotion.welcome': { cron: '* * * * *', run: () => promotion.welcomeAll() },
    'promotion.notify': { cron: '* * * * *', run: () => promotion.notifyConversions() },
    'registration.trials': { cron: '*/5 * * * *', run: () => registration.sweepTrials() },
    'social.sweep': { cron: '*/10 * * * *', run: () => socialLogin.sweep() },
    'transport.rotate': {
      cron: '*/10 * * * *',
      run: async () => {
        if (await kit.transport.rotate()) await kit.bus.publish('transport.rotated', {})
      },
    },
    'transport.sweep': { cron: '*/10 * * * *', run: () => kit.transport.sweep() },
    'vendor.sweep': { cron: '*/5 * * * *', run: () => gameProvider.sweep() },
    'vendor.settle': { cron: '* * * * *', run: () => gameProvider.transferWallets.settlePending() },
    'vendor.stays': {
      cron: '* * * * *',
      run: () => gameProvider.walletSessions.sweep(session.absent),
    },
    'verification.sweep': { cron: '*/5 * * * *', run: () => verification.sweep() },
    'wallet.anchor': { cron: '* * * * *', run: () => wallet.anchor() },
    'audit.anchor': { cron: '* * * * *', run: () => audit.anchor() },
    'staff.sweep': { cron: '*/15 * * * *', run: () => staff.sweep() },
    'support.sweep': { cron: '17 3 * * *', run: () => support.sweep() },
    'message.sweep': { cron: '37 3 * * *', run: () => message.sweep() },
    'mailing.send': { cron: '* * * * *', run: () => context.campaign.run() },
    'upload.sweep': { cron: '47 3 * * *', run: () => upload.sweep() },
    'withdrawal.tend': { cron: '* * * * *', run: () => context.withdrawal.runTimedWork() },
    'privacy.tend': { cron: '* * * * *', run: () => privacy.completeClosings() },
    'risk.watch': { cron: '* * * * *', run: () => risk.watch() },
    'safety.watch': { cron: '27 * * * *', run: () => responsibleGaming.watch() },
    'safety.remind': { cron: '57 9 * * *', run: () => responsibleGaming.remind() },
    'branding.publish': { cron: '* * * * *', run: () => brandAdmin.publishDue() },
    'stop.end': { cron: '* * * * *', run: () => context.stop.endDue() },
    'figures.check': { cron: '*/10 * * * *', run: () => dashboard.check() },
    'report.rank': { cron: '* * * * *', run: () => context.report.rank() },
    'rate.sweep': { cron: '*/15 * * * *', run: () => kit.rate.sweep() },
  }
}
