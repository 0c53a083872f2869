/**
 * Occupations that our own reading of their tasks (November 2026) places on site, although the 2020 classification we
 * show lists them as possible from home.
 */
export const boundToPlace: ReadonlySet<string> = new Set([
  '13-1074.00', // Farm labor contractor
  '25-2011.00', // Preschool teacher
  '25-2012.00', // Kindergarten teacher
  '25-2051.00', // Preschool special education teacher
  '25-2055.00', // Kindergarten special education teacher
  '27-1023.00', // Florist
  '27-2021.00', // Professional athlete
  '27-2022.00', // Sports coach
  '27-4011.00', // Audio and video technician
  '27-4012.00', // Broadcast technician
  '29-9091.00', // Athletic trainer
  '33-9031.00', // Casino surveillance officer
  '33-9094.00', // School bus monitor
  '33-9099.02', // Retail loss prevention specialist
  '35-2013.00', // Private chef
  '39-1014.00', // Recreation supervisor
  '39-3011.00', // Casino dealer
  '39-3031.00', // Usher
  '39-5091.00', // Makeup artist
  '39-9011.01', // Nanny
  '39-9032.00', // Recreation worker
  '39-9041.00', // Residential advisor
  '41-9012.00', // Fashion model
  '43-5021.00', // Courier
  '43-9051.00', // Mailroom clerk
  '43-9071.00', // Office machine operator
  '47-2152.04', // Solar thermal installer
  '49-9091.00', // Vending machine technician
  '51-9083.00', // Ophthalmic laboratory technician
  '51-9123.00', // Decorative painter
  '53-1042.00', // Warehouse supervisor
  '53-1043.00', // Vehicle operations supervisor
  '53-1044.00', // Passenger service supervisor
  '53-2021.00', // Air traffic controller
]);
