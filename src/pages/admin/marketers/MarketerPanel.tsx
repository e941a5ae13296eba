import type { ActorRefFrom } from 'xstate'
import { statusText } from '#domain/text.ts'
import type { Marketer } from '#domain/people/marketers.ts'
import { initialsOf } from '#domain/people/profile.ts'
import type { sidePanelMachine } from '#machines/marketers/sidePanel.machine.ts'
import { EmailLink, PhoneLink } from '#pages/admin/lists/details/ContactLinks.tsx'
import details from '#pages/admin/lists/details/Details.module.css'
import { DetailList } from '#pages/admin/lists/details/DetailList.tsx'
import { imageAddress } from '#pages/admin/lists/table/images.ts'
import { StatusTag } from '#pages/admin/lists/table/StatusTag.tsx'
import { Referees } from '#pages/admin/marketers/Referees.tsx'
import { Avatar } from '#ui/layout/Avatar.tsx'
import { Button } from '#ui/controls/Button.tsx'
import { formatDay } from '#ui/format.ts'
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

/** The content of the side panel: the marketer's details, then the referees (§2). */
export function MarketerPanel({ actor, marketer, images, onShare, onEdit, onDelete }: MarketerPanelProps) {
  return (
    <>
      <div className={details.head}>
        <Avatar size="large" initials={initialsOf(marketer.name)} src={imageAddress(images, marketer.avatar)} />
        <div className={details.summary}>
          <p>{statusText(marketer.role)}</p>
          <StatusTag status={marketer.userStatus} />
        </div>
      </div>
      <div className={details.links}>
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
      <DetailList
        title="Contact"
        facts={[
          ['Email', marketer.email && <EmailLink email={marketer.email} />, { target: 'email', text: marketer.email }],
          [
            'Phone Number',
            marketer.phoneNumber && <PhoneLink phone={marketer.phoneNumber} />,
            { target: 'phone', text: marketer.phoneNumber },
          ],
          [
            'Referral Code',
            marketer.referralCode && <Verbatim>{marketer.referralCode}</Verbatim>,
            { target: 'code', text: marketer.referralCode },
          ],
          ['Date added', formatDay(marketer.createdAt)],
        ]}
      />
      {actor && <Referees key={marketer.id} actor={actor} count={marketer.referredUsers} />}
    </>
  )
}
