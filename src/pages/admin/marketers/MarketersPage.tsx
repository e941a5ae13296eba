import { shallowEqual, useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { marketerColumns } from '#domain/lists/columns.ts'
import { displayNameOf } from '#domain/people/accounts.ts'
import type { Marketer } from '#domain/people/marketers.ts'
import { initialsOf } from '#domain/people/profile.ts'
import type { SignInPage } from '#domain/people/sharing.ts'
import { lazy } from '#lazy/lazy.ts'
import type { marketersMachine } from '#machines/marketers/marketers.machine.ts'
import { selectMarketers } from '#machines/marketers/marketers.selectors.ts'
import css from '#pages/admin/lists/table/Cells.module.css'
import { imageAddress } from '#pages/admin/lists/table/images.ts'
import { ListShell } from '#pages/admin/lists/ListShell.tsx'
import type { RowConfig } from '#pages/admin/lists/listProps.ts'
import { RowPanel } from '#pages/admin/lists/details/RowPanel.tsx'
import tools from '#pages/admin/marketers/MarketersPage.module.css'
import { DeleteMarketerDialog } from '#pages/admin/marketers/DeleteMarketerDialog.tsx'
import { Leaderboard } from '#pages/admin/marketers/Leaderboard.tsx'
import { LeaderboardDetails } from '#pages/admin/marketers/LeaderboardDetails.tsx'
import { marketerMenu, messageMenu } from '#pages/admin/marketers/marketerMenu.tsx'
import { MarketerPanel } from '#pages/admin/marketers/MarketerPanel.tsx'
import { useCan } from '#pages/admin/permissions.ts'
import { classes } from '#ui/classes.ts'
import { Avatar } from '#ui/layout/Avatar.tsx'
import { Button } from '#ui/controls/Button.tsx'
import { lazyPart } from '#ui/feedback/lazyPart.ts'
import { UploadIcon } from '#pages/admin/marketers/marketerIcons.ts'
import { PlusIcon } from '#ui/layout/Icon.tsx'
import { Verbatim } from '#ui/layout/Verbatim.tsx'

const MarketerFormDialog = lazyPart(
  lazy(() => import('#pages/admin/marketers/MarketerFormDialog.tsx'), 'MarketerFormDialog'),
)
const MarketerImportDialog = lazyPart(
  lazy(() => import('#pages/admin/marketers/import/MarketerImportDialog.tsx'), 'MarketerImportDialog'),
)
const ShareCodeDialog = lazyPart(lazy(() => import('#pages/admin/marketers/ShareCodeDialog.tsx'), 'ShareCodeDialog'))

type MarketersActor = ActorRefFrom<typeof marketersMachine>

export interface MarketersPageProps {
  actor: MarketersActor
  /** The origin of the image host, an absolute URL. */
  images: string
  /** Where marketers sign in, for messages to them. */
  signInPage: SignInPage
}

/** The marketers page (§2). */
export function MarketersPage({ actor, images, signInPage }: MarketersPageProps) {
  const canChange = useCan('changeMarketers')
  const { page, leaderboard, sidePanel, marketerForm, marketerImport, deleteMarketer, shareCode } = useSelector(
    actor,
    selectMarketers,
    shallowEqual,
  )
  const rows = useMemo(() => rowsOf(actor, images, canChange), [actor, images, canChange])
  const [lastSidePanel, setLastSidePanel] = useState(sidePanel)
  if (sidePanel && sidePanel !== lastSidePanel) setLastSidePanel(sidePanel)
  /** While a dialog is open, a panel next to the list still shows its referees. */
  const refereesOf = ({ id }: Marketer) =>
    lastSidePanel?.getSnapshot().context.marketerId === id ? lastSidePanel : undefined
  if (!page || !leaderboard) return null
  const showPanel = (marketer: Marketer) => (
    <MarketerPanel
      actor={refereesOf(marketer)}
      marketer={marketer}
      images={images}
      onShare={() => actor.send({ type: 'share.requested', marketer })}
      onEdit={canChange && (() => actor.send({ type: 'edit.requested', marketer }))}
      onDelete={canChange && (() => actor.send({ type: 'delete.requested', marketer }))}
    />
  )
  const menuOf = (marketer: Marketer) => [
    ...messageMenu(signInPage, marketer),
    ...marketerMenu(actor, marketer, canChange),
  ]
  const boardDetails = (
    <LeaderboardDetails page={page} board={leaderboard} titleOf={titleOf} isReplaced={!sidePanel}>
      {showPanel}
    </LeaderboardDetails>
  )
  return (
    <>
      <ListShell
        actor={page}
        rows={rows}
        others={{
          leaderboard: <Leaderboard actor={leaderboard} {...{ page, images, menuOf }} details={boardDetails} />,
        }}
        details={
          <RowPanel<Marketer> page={page} titleOf={titleOf} isReplaced={!sidePanel}>
            {({ entity }) => showPanel(entity)}
          </RowPanel>
        }
      />
      {marketerForm && (
        <MarketerFormDialog actor={marketerForm} onDismiss={() => marketerForm.send({ type: 'dialog.dismissed' })} />
      )}
      {marketerImport && <MarketerImportDialog actor={marketerImport} />}
      {shareCode && (
        <ShareCodeDialog actor={shareCode} onDismiss={() => shareCode.send({ type: 'dialog.dismissed' })} />
      )}
      {deleteMarketer && <DeleteMarketerDialog actor={deleteMarketer} />}
    </>
  )
}

const emptyMessageFor = (canChange: boolean) => (term: string, hadRows: boolean, hasFilters: boolean) => {
  if (term.trim() !== '') return 'No marketers found matching your search. Try a different search term.'
  if (hasFilters) return 'No marketers match the filters.'
  if (!canChange) return 'No marketers found.'
  return hadRows
    ? 'No marketers found. Click "New Marketer" to add one.'
    : 'No marketers found. Add a new marketer to get started.'
}

const titleOf = (marketer: Marketer) => <Verbatim>{displayNameOf(marketer)}</Verbatim>

const rowsOf = (actor: MarketersActor, images: string, canChange: boolean): RowConfig<Marketer> => ({
  columns: marketerColumns,
  cells: {
    name: (marketer) => (
      <>
        <Avatar size="small" initials={initialsOf(marketer.name)} src={imageAddress(images, marketer.avatar)} />
        <Verbatim className={css.name}>{displayNameOf(marketer)}</Verbatim>
      </>
    ),
  },
  nameOf: displayNameOf,
  rowMenu: ({ entity }) => marketerMenu(actor, entity, canChange),
  searchLabel: 'Search for marketers...',
  loadingMessage: 'Fetching the marketers...',
  emptyMessage: emptyMessageFor(canChange),
  addAction: canChange ? (
    <div className={classes('row', tools.actions)}>
      <Button
        variant="quiet"
        icon={<UploadIcon size={18} />}
        aria-haspopup="dialog"
        data-import-marketers=""
        onClick={() => actor.send({ type: 'import.requested' })}
      >
        <span className="word">Import</span>
      </Button>
      <Button
        icon={<PlusIcon size={18} />}
        aria-haspopup="dialog"
        data-new-marketer=""
        onClick={() => actor.send({ type: 'add.requested' })}
      >
        New Marketer
      </Button>
    </div>
  ) : undefined,
})
