import { displayNameOf } from '#domain/people/accounts.ts'
import { type Referee, type RefereeRow, refereeStatus } from '#domain/people/referees.ts'
import { fileColumnsOf } from '#domain/records/columns.ts'
import { refereeContract } from '#domain/records/contract.ts'
import { createToSearchText, type ListRecord } from '#domain/records/record.ts'

/** A referee in lists and files (§5). The rows keep the order of the server, so no date decides it. */
const refereeRecord: ListRecord<Referee> = {
  contract: refereeContract,
  sortName: displayNameOf,
  fields: {
    name: { label: 'Referee', search: true },
    email: { label: 'Email', search: true },
    totalItemsCount: { label: 'Items traded', sort: 'items' },
    userStatus: { label: 'Status', text: refereeStatus },
    createdAt: { label: 'Joined' },
    phoneNumber: { label: 'Phone number', notInFile: true },
    id: { label: 'Id', notInFile: true },
  },
}

/** The columns of the exported file. */
export const refereeColumns = fileColumnsOf(refereeRecord)

const searchTextOf = createToSearchText(refereeRecord)

export const toRefereeRow = (referee: Referee): RefereeRow => ({ ...referee, searchText: searchTextOf(referee) })
