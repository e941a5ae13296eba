import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { ListRow } from '#domain/lists/rows.ts'
import { displayNameOf } from '#domain/people/accounts.ts'
import { availableStatusChange, statusChanges, type StatusChange, type User } from '#domain/people/users.ts'
import type { usersMachine } from '#machines/users/users.machine.ts'
import { selectListPage } from '#machines/users/users.selectors.ts'
import { ListShell } from '#pages/admin/lists/ListShell.tsx'
import type { RowConfig } from '#pages/admin/lists/listProps.ts'
import { QueueResults } from '#pages/admin/users/QueueResults.tsx'
import { RowPanel } from '#pages/admin/lists/details/RowPanel.tsx'
import { StatusDialog } from '#pages/admin/users/StatusDialog.tsx'
import { userCells } from '#pages/admin/users/userCells.tsx'
import { UserDetails } from '#pages/admin/users/UserDetails.tsx'
import { useCan } from '#pages/admin/permissions.ts'
import { Button } from '#ui/controls/Button.tsx'
import { CheckIcon, PauseIcon } from '#ui/layout/Icon.tsx'
import type { MenuItem } from '#ui/overlays/Menu.tsx'
import { Verbatim } from '#ui/layout/Verbatim.tsx'

export const changeLabels: Readonly<Record<StatusChange, string>> = { suspend: 'Suspend', activate: 'Activate' }

const changeIcons = { suspend: <PauseIcon />, activate: <CheckIcon /> }

interface UsersPageProps {
  actor: ActorRefFrom<typeof usersMachine>
  /** The absolute URL of the image host. */
  images: string
}

/** The users page (§2). */
export function UsersPage({ actor, images }: UsersPageProps) {
  const canSuspend = useCan('suspendUsers')
  const page = useSelector(actor, selectListPage)
  const requestChange = useMemo<RequestChange | undefined>(
    () => (canSuspend ? (change, users) => actor.send({ type: 'change.requested', change, users }) : undefined),
    [actor, canSuspend],
  )
  const rows = useMemo(() => createRowConfig(images, requestChange), [images, requestChange])
  if (!page) return null
  return (
    <>
      <ListShell
        actor={page}
        rows={rows}
        results={<QueueResults actor={actor} />}
        details={
          <RowPanel<User> page={page} titleOf={titleOf}>
            {({ entity }) => (
              <UserDetails
                user={entity}
                images={images}
                onChange={requestChange && (() => requestChange(availableStatusChange(entity), [entity]))}
              />
            )}
          </RowPanel>
        }
      />
      <StatusDialog actor={actor} />
    </>
  )
}

const titleOf = (user: User) => <Verbatim>{displayNameOf(user)}</Verbatim>

type RequestChange = (change: StatusChange, users: readonly User[]) => void

const createRowConfig = (images: string, requestChange: RequestChange | undefined): RowConfig<User> => ({
  ...userCells(images),
  searchLabel: 'Search for something...',
  loadingMessage: 'Fetching the users...',
  emptyMessage: () => 'No users found.',
  ...(requestChange && {
    rowMenu: ({ entity }) => statusMenu(entity, requestChange),
    bulkActions: (selected) => <BulkButtons selected={selected} requestChange={requestChange} />,
  }),
})

const statusMenu = (user: User, requestChange: RequestChange): readonly MenuItem[] => {
  const change = availableStatusChange(user)
  const onSelect = () => requestChange(change, [user])
  return [{ label: changeLabels[change], icon: changeIcons[change], danger: change === 'suspend', onSelect }]
}

interface BulkButtonsProps {
  selected: readonly ListRow<User>[]
  requestChange: RequestChange
}

function BulkButtons({ selected, requestChange }: BulkButtonsProps) {
  const users = selected.map(({ entity }) => entity)
  return statusChanges.map((change) => {
    const changeable = users.filter((user) => availableStatusChange(user) === change)
    if (changeable.length === 0) return null
    return (
      <Button
        key={change}
        size="small"
        variant={change === 'suspend' ? 'dangerOutline' : 'primary'}
        onClick={() => requestChange(change, changeable)}
      >
        {`${changeLabels[change]} ${changeable.length}`}
      </Button>
    )
  })
}
