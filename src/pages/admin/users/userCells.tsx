import { userColumns } from '#domain/lists/columns.ts'
import { displayNameOf } from '#domain/people/accounts.ts'
import { initialsOf } from '#domain/people/profile.ts'
import type { User } from '#domain/people/users.ts'
import css from '#pages/admin/lists/table/Cells.module.css'
import { imageAddress } from '#pages/admin/lists/table/images.ts'
import type { RowDisplay } from '#pages/admin/lists/listProps.ts'
import { Avatar } from '#ui/layout/Avatar.tsx'
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
  },
  nameOf: displayNameOf,
})
