export { ItemsPage } from '#pages/admin/lists/ItemsPage.tsx'
export { UsersPage } from '#pages/admin/lists/UsersPage.tsx'
