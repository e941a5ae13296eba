import { Link } from 'wouter'
import { pathOf } from '#domain/routes/routes.ts'
import { initialsOf } from '#domain/people/profile.ts'
import { availableStatusChange, type User } from '#domain/people/users.ts'
import { encodeUrlPart, statusText } from '#domain/text.ts'
import { EmailLink, PhoneLink } from '#pages/admin/lists/details/ContactLinks.tsx'
import css from '#pages/admin/lists/details/Details.module.css'
import { DetailList } from '#pages/admin/lists/details/DetailList.tsx'
import { imageAddress } from '#pages/admin/lists/table/images.ts'
import { StatusTag } from '#pages/admin/lists/table/StatusTag.tsx'
import { Avatar } from '#ui/layout/Avatar.tsx'
import { Button } from '#ui/controls/Button.tsx'
import { formatCount, formatDay } from '#ui/format.ts'
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
  return (
    <>
      <div className={css.head}>
        <Avatar size="large" initials={initialsOf(user.name)} src={imageAddress(images, user.avatar)} />
        <div className={css.summary}>
          <p>{user.username && <Verbatim>{`@${user.username}`}</Verbatim>}</p>
          <StatusTag status={user.userStatus} />
        </div>
      </div>
      <div className={css.links}>
        <Link className={css.link ?? ''} href={`${pathOf('allItems')}?owner=${encodeUrlPart(user.id)}`}>
          <HangerIcon size={18} /> <span>{`Items of this user (${formatCount(user.totalItemsCount)})`}</span>
        </Link>
        {onChange && (
          <Button size="small" variant={change === 'suspend' ? 'dangerOutline' : 'primary'} onClick={onChange}>
            {change === 'suspend' ? 'Suspend' : 'Activate'}
          </Button>
        )}
      </div>
      <DetailList
        title="Contact"
        facts={[
          ['Email', user.email && <EmailLink email={user.email} />, { target: 'email', text: user.email }],
          [
            'Phone number',
            user.phoneNumber && <PhoneLink phone={user.phoneNumber} />,
            { target: 'phone', text: user.phoneNumber },
          ],
        ]}
      />
      <DetailList
        title="Account"
        facts={[
          ...(hasOwnType ? [['User type', statusText(user.userType)] as const] : []),
          ['Role', statusText(user.role)],
          ['Date added', formatDay(user.createdAt)],
          [
            'Referral code',
            user.referralCode && <Verbatim>{user.referralCode}</Verbatim>,
            { target: 'code', text: user.referralCode },
          ],
          ['Users referred', formatCount(user.referredUsers)],
        ]}
      />
      <DetailList
        title="Technical details"
        isFolded
        facts={[
          ['Id', user.id, { target: 'id', text: user.id }],
          ['Social identity', user.socialIdentityId],
          ['Picture', user.avatar],
        ]}
      />
    </>
  )
}
