export { invitationIn, keepInvitation, keptInvitation, type Invitation } from './invitation.lazy.ts'
