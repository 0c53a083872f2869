/** The element of a prerendered page that holds what an occupation's page shows, as JSON. */
export const occupationPageId = 'waymark-occupation';
