import type { ApprovalWorks, StaffModule } from '#modules/staff'

interface Workers {
  staff: StaffModule
}

/** LIST of what two people must agree on: who does it once they have. */
export function approvalWorks({ staff }: Workers): ApprovalWorks {
  return { 'role.grant': staff.grantRole, 'role.revoke': staff.revokeRole }
}
