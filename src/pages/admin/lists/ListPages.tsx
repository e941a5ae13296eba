export { ItemsPage } from '#pages/admin/items/ItemsPage.tsx'
export { UsersPage } from '#pages/admin/users/UsersPage.tsx'
