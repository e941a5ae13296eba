import { userColumns } from '#domain/lists/columns.ts'
import { displayNameOf } from '#domain/people/accounts.ts'
import { initialsOf } from '#domain/people/profile.ts'
import type { User } from '#domain/people/users.ts'
import css from '#pages/admin/lists/table/Cells.module.css'
import { imageAddress } from '#pages/admin/lists/table/images.ts'
import { StatusTag } from '#pages/admin/lists/table/StatusTag.tsx'
import type { RowDisplay } from '#pages/admin/lists/listProps.ts'
import { Avatar } from '#ui/layout/Avatar.tsx'
import { EmailText } from '#ui/layout/EmailText.tsx'
import { formatCount, formatDay } from '#ui/format.ts'
import { Verbatim } from '#ui/layout/Verbatim.tsx'

/** The table cells of a user (§2). */
export const userCells = (images: string): RowDisplay<User> => ({
  columns: userColumns,
  cells: {
    name: (user) => (
      <>
        <Avatar size="small" initials={initialsOf(user.name)} src={imageAddress(images, user.avatar)} />
        <Verbatim className={css.name}>{displayNameOf(user)}</Verbatim>
      </>
    ),
    email: ({ email }) => email && <EmailText email={email} />,
    items: (user) => formatCount(user.totalItemsCount),
    referred: (user) => formatCount(user.referredUsers),
    status: ({ userStatus }) => userStatus && <StatusTag status={userStatus} />,
    added: (user) => formatDay(user.createdAt),
  },
  nameOf: displayNameOf,
})
