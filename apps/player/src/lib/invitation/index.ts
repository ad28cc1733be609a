export * from './later-invitation.ts'
