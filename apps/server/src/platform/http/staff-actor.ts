/** A colleague at work, and from where. */
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
