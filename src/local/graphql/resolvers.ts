import { toResolver } from '#local/graphql/context.ts'
import { getDashboard } from '#local/graphql/dashboard.ts'
import { listAllItems, listItemsOf } from '#local/graphql/items.ts'
import {
  createMarketer,
  deleteAdminUser,
  deleteMarketer,
  getMarketer,
  listAllMarketers,
  updateMarketer,
} from '#local/graphql/marketers.ts'
import { activateUser, listAllUsers, listReferredUsers, listUsersOf, suspendUser } from '#local/graphql/users.ts'

const notFound = { status: 404 }

/** The resolvers of the contract. */
export const resolvers = {
  Query: {
    getDashboard: toResolver(getDashboard),
    listAllUsers: toResolver(listAllUsers),
    listActiveUsers: toResolver(listUsersOf('ACTIVE')),
    listInActiveUsers: toResolver(listUsersOf('SUSPENDED')),
    listAllMarketers: toResolver(listAllMarketers),
    listReferredUsers: toResolver(listReferredUsers),
    listAllItems: toResolver(listAllItems),
    listRentedItems: toResolver(listItemsOf('rented')),
    listDonatedItems: toResolver(listItemsOf('donated')),
    listSoldItems: toResolver(listItemsOf('sold')),
    getMarketer: toResolver(getMarketer),
  },
  Mutation: {
    createMarketer: toResolver(createMarketer),
    updateMarketer: toResolver(updateMarketer),
    suspendUser: toResolver(suspendUser),
    activateUser: toResolver(activateUser),
    deleteMarketer: toResolver(deleteMarketer, notFound),
    deleteAdminUser: toResolver(deleteAdminUser, notFound),
  },
  Item: {
    image: (item: { image: string }) => JSON.parse(item.image) as string[],
  },
}
