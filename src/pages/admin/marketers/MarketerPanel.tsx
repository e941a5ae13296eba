import type { ActorRefFrom } from 'xstate'
import { statusText } from '#domain/text.ts'
import type { Marketer } from '#domain/people/marketers.ts'
import { keepsOldDigits } from '#domain/people/referralCodes.ts'
import { marketerDetails, marketerRecord } from '#domain/records/marketer.ts'
import { initialsOf } from '#domain/people/profile.ts'
import type { sidePanelMachine } from '#machines/marketers/sidePanel.machine.ts'
import details from '#pages/admin/lists/details/Details.module.css'
import type { FieldViews } from '#pages/admin/lists/listProps.ts'
import { RecordDetails } from '#pages/admin/lists/details/RecordDetails.tsx'
import { imageAddress } from '#pages/admin/lists/table/images.ts'
import { StatusTag } from '#pages/admin/lists/table/StatusTag.tsx'
import { Referees } from '#pages/admin/marketers/Referees.tsx'
import { classes } from '#ui/classes.ts'
import { Avatar } from '#ui/layout/Avatar.tsx'
import { Button } from '#ui/controls/Button.tsx'
import { EditIcon, SendIcon, TrashIcon } from '#ui/layout/Icon.tsx'
import { Verbatim } from '#ui/layout/Verbatim.tsx'

interface MarketerPanelProps {
  /** The chart of the referees, if it runs. */
  actor: ActorRefFrom<typeof sidePanelMachine> | undefined
  marketer: Marketer
  images: string
  onShare: () => void
  /** False if the person may not change marketers. */
  onEdit: false | (() => void)
  onDelete: false | (() => void)
}

/** The fields that have more to say than their value. */
const views: FieldViews<Marketer> = {
  referralCode: (marketer) =>
    keepsOldDigits(marketer) ? (
      <>
        <Verbatim>{marketer.referralCode}</Verbatim>
        <p className="note">Has the digits of an earlier phone number</p>
      </>
    ) : undefined,
}

/** The content of the side panel: the marketer's details, then the referees (§2). */
export function MarketerPanel({ actor, marketer, images, onShare, onEdit, onDelete }: MarketerPanelProps) {
  return (
    <>
      <div className={classes('row', details.head)}>
        <Avatar size="large" initials={initialsOf(marketer.name)} src={imageAddress(images, marketer.avatar)} />
        <div className={classes('lines', details.summary)}>
          <p>{statusText(marketer.role)}</p>
          <StatusTag status={marketer.userStatus} />
        </div>
      </div>
      <div className={classes('row wrap', details.links)}>
        <Button size="small" icon={<SendIcon size={16} />} aria-haspopup="dialog" onClick={onShare}>
          Send code
        </Button>
        {onEdit && (
          <Button
            size="small"
            variant="secondary"
            icon={<EditIcon size={16} />}
            aria-haspopup="dialog"
            onClick={onEdit}
          >
            Edit
          </Button>
        )}
        {onDelete && (
          <Button
            size="small"
            variant="dangerOutline"
            icon={<TrashIcon size={16} />}
            aria-haspopup="dialog"
            onClick={onDelete}
          >
            Delete
          </Button>
        )}
      </div>
      <RecordDetails title="Contact" record={marketerRecord} entity={marketer} names={marketerDetails} views={views} />
      {actor && <Referees key={actor.sessionId} actor={actor} count={marketer.referredUsers} />}
    </>
  )
}
