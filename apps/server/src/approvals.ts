import type { DossierModule } from '#modules/dossier'
import type { ApprovalWorks, StaffModule } from '#modules/staff'

interface Workers {
  dossier: DossierModule
  staff: StaffModule
}

/** LIST of what two people must agree on: who does it once they have. */
export function approvalWorks({ dossier, staff }: Workers): ApprovalWorks {
  return {
    'role.grant': staff.grantRole,
    'role.revoke': staff.revokeRole,
    'money.adjust': dossier.adjust,
  }
}
