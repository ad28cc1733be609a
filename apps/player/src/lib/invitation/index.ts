export {
  diallingCodeIn,
  invitationIn,
  keepInvitation,
  storedDiallingCode,
  keptInvitation,
  type Invitation,
} from './invitation.lazy.ts'
