import { execFileSync } from 'node:child_process'

export type User = { name: string; uid: number; gid: number }

type Facts = {
  /** User of this process. */
  uid: number
  clusterOwner?: { uid: number; gid: number } | undefined
  sudoUid?: string | undefined
  find: (nameOrUid: string) => User | undefined
}

/** User that runs PostgreSQL, which refuses root; undefined means the user of this process. */
export function chooseUser({ uid, clusterOwner, sudoUid, find }: Facts): User | undefined {
  if (uid !== 0) return undefined
  if (clusterOwner && clusterOwner.uid !== 0) {
    return find(String(clusterOwner.uid)) ?? { name: `user ${clusterOwner.uid}`, ...clusterOwner }
  }
  const bySudo = sudoUid && sudoUid !== '0' ? find(sudoUid) : undefined
  return bySudo ?? find('nobody')
}

/** Asks the system, because initdb needs a user with a name. */
export function findUser(nameOrUid: string): User | undefined {
  const ask = (flag: string) =>
    execFileSync('id', [flag, nameOrUid], { encoding: 'utf8', stdio: 'pipe' }).trim()
  try {
    const user = { name: ask('-un'), uid: Number(ask('-u')), gid: Number(ask('-g')) }
    return user.name && Number.isInteger(user.uid) && Number.isInteger(user.gid) ? user : undefined
  } catch {
    return undefined
  }
}
