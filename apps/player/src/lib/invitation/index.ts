export {
  diallingCodeIn,
  invitationIn,
  keepInvitation,
  keptDiallingCode,
  keptInvitation,
  type Invitation,
} from './invitation.lazy.ts'
