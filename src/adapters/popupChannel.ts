/** Under this name a window that has come back hands its answer to the page that opened it. */
export const popupChannel = 'console.popup'
