import { displayNameOf } from '#domain/people/accounts.ts'
import type { User } from '#domain/people/users.ts'
import { accountContract } from '#domain/records/contract.ts'
import { createToRow, type ListRecord } from '#domain/records/record.ts'

/** A user in lists, files and searches (§2, §5). */
export const userRecord: ListRecord<User> = {
  contract: accountContract,
  sortName: displayNameOf,
  fields: {
    name: {
      label: 'Name',
      column: { name: 'name', width: 'longest', isDefault: true, isFixed: true },
      search: true,
      sort: 'name',
    },
    email: {
      label: 'Email',
      column: { name: 'email', width: 'email', isDefault: true, onPhone: 'detail' },
      search: true,
    },
    phoneNumber: {
      label: 'Phone number',
      column: { name: 'phone', width: 'medium', isDefault: true, isSecondLine: true },
      search: true,
    },
    totalItemsCount: {
      label: 'Items added',
      column: { name: 'items', width: 'short', isDefault: true },
      search: true,
      sort: 'items',
      filter: ['items', ({ totalItemsCount }) => (totalItemsCount > 0 ? 'some' : 'none')],
    },
    userStatus: {
      label: 'User status',
      column: { name: 'status', width: 'tag', isDefault: true, onPhone: 'badge' },
      search: true,
      filter: ['status', ({ userStatus }) => userStatus],
    },
    username: { label: 'Username', column: { name: 'username', width: 'long' } },
    referralCode: { label: 'Referral code', column: { name: 'referral', width: 'medium' } },
    referredUsers: { label: 'Users referred', column: { name: 'referred', width: 'medium' } },
    createdAt: {
      label: 'Date added',
      column: { name: 'added', width: 'medium' },
      sort: 'date',
      filter: ['date'],
    },
    role: { label: 'Role' },
    userType: { label: 'User type' },
    socialIdentityId: { label: 'Social identity' },
    avatar: { label: 'Picture' },
    id: { label: 'Id' },
    /** A secret of the push service. */
    deviceToken: { label: 'Device token', notInFile: true },
  },
}

/** Where the details of a user show each field, in this order. */
export const userDetails = {
  name: 'head',
  username: 'head',
  userStatus: 'head',
  totalItemsCount: 'head',
  email: 'contact',
  phoneNumber: 'contact',
  userType: 'account',
  role: 'account',
  createdAt: 'account',
  referralCode: 'account',
  referredUsers: 'account',
  id: 'technical',
  socialIdentityId: 'technical',
  avatar: 'technical',
  deviceToken: 'nowhere',
} as const satisfies Record<keyof User, 'head' | 'contact' | 'account' | 'technical' | 'nowhere'>

export const userToRow = createToRow(userRecord)
