/**
 * The 72 places of the city, row * 100 + column, with what each letter in turn shows: normal cover, then cover of a building
 * from outside, `fort` cover for the side in control, `wall` the structural defense, `closed` to vehicles. That 109 is damaged from A to B
 * and 503 fortified from A to B is from the rulebook, as is that 504 is open, that 505 has better cover and that Machine Gunners in a
 * building of cover 3 stand in the worked example; the other values are designed.
 */
export const CITY_TILES = `
101 railway; ; 1
102 works; Signal Works; 1/2 wall 6 closed; 2
103 ruin; ; 2
104 ruin; School No. 6; 2
105 ravine; Dolgy Ravine; 2 closed
106 ravine; Dolgy Ravine; 2 closed
107 trench; Ravine Lip; 1; 1 fort 3
108 industrial; ; 1
109 depot; Oil Depot; 1/2 wall 6 closed; 1/2 wall 5 closed; 2
201 railway; ; 1
202 shed; Goods Shed; 1/2 wall 6 closed; 1/2 wall 5 closed; 1
203 street; Orlov Street; 0
204 apartment; Railwaymen's House; 1/3 wall 8 closed; 2/3 wall 7 closed; 2
205 barricade; Orlov Street; 0; 0 fort 2
206 apartment; L-shaped House; 1/3 wall 8 closed; 2/3 wall 7 closed; 2
207 yard; ; 1
208 works; Boiler House; 1/3 wall 7 closed; 2
209 riverbank; ; 2
301 works; Tram Substation; 1/2 wall 6 closed; 1
302 street; Level Crossing; 0
303 street; Republic Street; 0
304 apartment; Republic Street Block; 1/3 wall 6 closed; 1/2 wall 5 closed; 2
305 apartment; House of the Air Force; 1/3 wall 7 closed; 2/3 wall 6 closed; 2
306 street; Penza Street; 1
307 apartment; Zabolotny's House; 1/3 wall 7 closed; 1/2 wall 6 closed; 2
308 trench; Slope Trench; 1; 1 fort 3
309 riverbank; ; 1
401 street; Communist Street; 0
402 public; Military Store; 1/3 wall 7 closed; 2/3 wall 6 closed; 2
403 square; ; 0
404 square; Tram Stop; 0; 0 fort 2
405 park; ; 1
406 street; Penza Street; 1
407 shop; Bakery; 1/2 wall 6 closed; 2
408 yard; ; 1
409 riverbank; Volga Cliff; 2
501 street; Communist Street; 0
502 apartment; Milk House; 1/3 wall 7 closed; 2/3 wall 6 closed; 2
503 square; 9 January Square; 0; 0 fort 2
504 square; 9 January Square; 0
505 park; 9 January Square; 2
506 apartment; Pavlov's House; 1/3 wall 8 closed; 2/3 wall 7 closed; 2
507 street; Solnechnaya Street; 1
508 trench; Mill Trench; 1; 1 fort 3
509 riverbank; ; 1
601 street; Station Road; 0
602 public; Station Hotel; 1/3 wall 7 closed; 2/3 wall 6 closed; 2
603 street; Nizhegorod Street; 1
604 shop; Pharmacy; 1/2 wall 6 closed; 2
605 street; Smolensk Street; 1
606 barricade; Penza Street; 0; 0 fort 2
607 mill; Gerhardt's Mill; 1/4 wall 9 closed; 2/3 wall 8 closed; 3
608 mill; Gerhardt's Mill; 1/4 wall 9 closed; 2/3 wall 8 closed; 3
609 riverbank; ; 1
701 factory; Nail Factory; 1/3 wall 7 closed; 2/3 wall 6 closed; 2
702 square; Station Square; 0; 0 fort 2
703 park; Komsomol Garden; 2
704 street; ; 0
705 public; NKVD Headquarters; 1/4 wall 8 closed; 2/3 wall 7 closed; 2
706 works; Garages; 1/2 wall 6; 1
707 apartment; House of Specialists; 1/3 wall 8 closed; 2/3 wall 7 closed; 2
708 ravine; ; 2 closed
709 trench; Landing Trench; 1; 1 fort 3
801 station; Railway Station No. 1; 1/3 wall 7 closed; 2/3 wall 6 closed; 2
802 railway; Platforms; 1
803 works; Water Tower; 1/2 wall 5 closed; 1
804 public; Department Store; 1/3 wall 8 closed; 2/3 wall 7 closed; 2
805 street; Gogol Street; 0
806 public; State Bank; 1/4 wall 8 closed; 2/3 wall 7 closed; 2
807 works; Brewery; 1/3 wall 7 closed; 2
808 shed; Landing Warehouse; 0/2 wall 5; 1
809 pier; Central Landing; 0; 0 fort 2
`;
