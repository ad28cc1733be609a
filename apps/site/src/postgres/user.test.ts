import { expect, test } from 'vitest'
import { chooseUser, findUser } from './user.ts'

const users = [
  { name: 'nobody', uid: 65534, gid: 65534 },
  { name: 'ann', uid: 1000, gid: 100 },
]
const find = (key: string) => users.find(({ name, uid }) => key === name || key === String(uid))

test('an ordinary user runs it directly', () => {
  expect(chooseUser({ uid: 1000, find })).toBeUndefined()
})

test('for root: the owner of the cluster, then who used sudo, then nobody', () => {
  const clusterOwner = { uid: 77, gid: 78 }
  const all = { uid: 0, clusterOwner, sudoUid: '1000', find }
  expect(chooseUser(all)).toEqual({ name: 'user 77', uid: 77, gid: 78 })
  const ofRoot = { uid: 0, gid: 0 }
  expect(chooseUser({ ...all, clusterOwner: ofRoot })?.name).toBe('ann')
  expect(chooseUser({ uid: 0, sudoUid: '1234', find })?.name).toBe('nobody')
  expect(chooseUser({ uid: 0, sudoUid: '0', find })?.name).toBe('nobody')
  expect(chooseUser({ uid: 0, find: () => undefined })).toBeUndefined()
})

test('a user is found by name and by number', () => {
  expect(findUser('root')).toEqual({ name: 'root', uid: 0, gid: 0 })
  expect(findUser('0')?.name).toBe('root')
  expect(findUser('no-such-user')).toBeUndefined()
})
