import { sourcesOf } from './address.ts'
import { pictures } from './pictures.ts'

/** The address of the avatar of members whose own does not load. */
export const avatarFallback = (): string => sourcesOf(pictures.avatar.code).src
