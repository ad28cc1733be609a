/** A colleague at work, and from where. */
export interface Clerk {
  staffId: string
  address: string
}

interface Asked {
  session: { subjectId: string }
  address: string
}

export const clerkOf = ({ session, address }: Asked): Clerk => ({
  staffId: session.subjectId,
  address,
})
