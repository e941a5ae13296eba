import { Link } from 'wouter'
import { pathOf } from '#domain/routes/routes.ts'
import { initialsOf } from '#domain/people/profile.ts'
import { availableStatusChange, type User } from '#domain/people/users.ts'
import { userDetails, userRecord } from '#domain/records/user.ts'
import { encodeUrlPart, statusText } from '#domain/text.ts'
import css from '#pages/admin/lists/details/Details.module.css'
import { namesIn, RecordDetails } from '#pages/admin/lists/details/RecordDetails.tsx'
import { imageAddress } from '#pages/admin/lists/table/images.ts'
import { StatusTag } from '#pages/admin/lists/table/StatusTag.tsx'
import { classes } from '#ui/classes.ts'
import { Avatar } from '#ui/layout/Avatar.tsx'
import { Button } from '#ui/controls/Button.tsx'
import { formatCount } from '#ui/format.ts'
import { HangerIcon } from '#ui/layout/Icon.tsx'
import { Verbatim } from '#ui/layout/Verbatim.tsx'

interface UserDetailsProps {
  user: User
  images: string
  /** Undefined if the person may not change users. */
  onChange: (() => void) | undefined
}

/** The fields of a user (§3), each once, and a link to their items. The user type is often the role. The token of a device has no reader. */
export function UserDetails({ user, images, onChange }: UserDetailsProps) {
  const change = availableStatusChange(user)
  const hasOwnType = statusText(user.userType) !== statusText(user.role)
  const accountNames = namesIn(userDetails, 'account').filter((name) => name !== 'userType' || hasOwnType)
  const shown = { record: userRecord, entity: user }
  return (
    <>
      <div className={classes('row', css.head)}>
        <Avatar size="large" initials={initialsOf(user.name)} src={imageAddress(images, user.avatar)} />
        <div className={classes('lines', css.summary)}>
          <p>{user.username && <Verbatim>{`@${user.username}`}</Verbatim>}</p>
          <StatusTag status={user.userStatus} />
        </div>
      </div>
      <div className={classes('row wrap', css.links)}>
        <Link
          className={classes('row medium', css.link)}
          href={`${pathOf('allItems')}?owner=${encodeUrlPart(user.id)}`}
        >
          <HangerIcon size={18} /> <span>{`Items of this user (${formatCount(user.totalItemsCount)})`}</span>
        </Link>
        {onChange && (
          <Button size="small" variant={change === 'suspend' ? 'dangerOutline' : 'primary'} onClick={onChange}>
            {change === 'suspend' ? 'Suspend' : 'Activate'}
          </Button>
        )}
      </div>
      <RecordDetails {...shown} title="Contact" names={namesIn(userDetails, 'contact')} />
      <RecordDetails {...shown} title="Account" names={accountNames} />
      <RecordDetails {...shown} title="Technical details" isFolded names={namesIn(userDetails, 'technical')} />
    </>
  )
}
