/** The element of a prerendered page that holds the data of an occupation page, as JSON. */
export const occupationPageId = 'waymark-occupation';
