/** A staff member with their address, for the audit log. */
export interface StaffActor {
  staffId: string
  address: string
}

interface StaffRequest {
  session: { subjectId: string }
  address: string
}

export const staffActorOf = ({ session, address }: StaffRequest): StaffActor => ({
  staffId: session.subjectId,
  address,
})
