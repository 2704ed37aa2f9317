/** Up to this width the left menu is a drawer. */
export const drawerQuery = '(max-width: 1100px)'
