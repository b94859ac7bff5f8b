/**
 * The German cards, deck by deck: code, title and squad, initiative, name, actions. `card-table.ts` reads the notation. Each
 * deck says where its values come from; what is designed is ours and may be tuned.
 */
export const GERMAN_CARDS = `
@ starting public
001 Platoon Sergeant; 9; Karl Hesselbach; Bolster 3, Command 2
002 Squad Leader A; 7; Otto Lindemuth; Bolster 2(A), Inspire 1(A)
003 Squad Leader B; 7; Wilhelm Brasch; Bolster 2(B), Inspire 1(B)
004 Rifleman A; 5; Heinrich Tölke; Move 1, Attack 1, Control
005 Rifleman A; 5; Josef Aumann; Move 1, Attack 1, Control
006 Rifleman A; 5; Ernst Kallweit; Move 1, Attack 1, Control
007 Rifleman A; 5; Paul Rieger; Move 1, Attack 1, Control
008 Rifleman A; 5; Günther Sasse; Move 1, Attack 1, Control
009 Rifleman B; 5; Walter Hohmann; Move 1, Attack 1, Control
010 Rifleman B; 5; Franz Obermaier; Move 1, Attack 1, Control
011 Rifleman B; 5; Erich Wendland; Move 1, Attack 1, Control
012 Rifleman B; 5; Kurt Plaschke; Move 1, Attack 1, Control
013 Rifleman B; 5; Alfred Dornbusch; Move 1, Attack 1, Control
014 Scout A; 6; Hermann Gehrke; Scout 2, Attack 1, Recon, Conceal
015 Scout A; 6; Rudolf Stieber; Scout 2, Attack 1, Recon, Conceal
016 Scout A; 6; Fritz Kowallik; Scout 2, Attack 1, Recon, Conceal
017 Scout B; 6; Georg Neuber; Scout 2, Attack 1, Recon, Conceal
018 Scout B; 6; Johann Pichler; Scout 2, Attack 1, Recon, Conceal
019 Scout B; 6; Emil Raabe; Scout 2, Attack 1, Recon, Conceal
020 Machine Gunner A; 3; Hans Fellner; Move 1, Attack 2, Suppress 4
021 Machine Gunner A; 3; August Tiedemann; Move 1, Attack 2, Suppress 4
022 Machine Gunner A; 3; Ludwig Hartleb; Move 1, Attack 2, Suppress 4
023 Machine Gunner B; 3; Max Grabowski; Move 1, Attack 2, Suppress 4
024 Machine Gunner B; 3; Konrad Ziegenhals; Move 1, Attack 2, Suppress 4
025 Machine Gunner B; 3; Herbert Mosel; Move 1, Attack 2, Suppress 4
026 Fog of War; 1; ; 
027 Fog of War; 1; ; 
028 Fog of War; 1; ; 
029 Fog of War; 1; ; 
030 Fog of War; 1; ; 
031 Fog of War; 1; ; 
032 Fog of War; 1; ; 
033 Fog of War; 1; ; 
034 Fog of War; 1; ; 
035 Fog of War; 1; ; 
@ locked designed
036 Engineer A; 4; Gerhard Stelter; Move 1, Attack 1, Mine 1, Smoke, Demo 1/4 max 0
037 Engineer A; 4; Eduard Kranz; Move 1, Attack 1, Mine 1, Smoke, Demo 1/4 max 0
038 Engineer A; 4; Hugo Ballhaus; Move 1, Attack 1, Mine 1, Smoke, Demo 1/4 max 0
039 Engineer B; 4; Martin Odenthal; Move 1, Attack 1, Mine 1, Smoke, Demo 1/4 max 0
040 Engineer B; 4; Friedrich Sauer; Move 1, Attack 1, Mine 1, Smoke, Demo 1/4 max 0
041 Engineer B; 4; Artur Klose; Move 1, Attack 1, Mine 1, Smoke, Demo 1/4 max 0
042 Engineer C; 4; Berthold Ihde; Move 1, Attack 1, Mine 1, Demo 1/4 max 0
043 Engineer C; 4; Christian Maschke; Move 1, Attack 1, Mine 1, Demo 1/4 max 0
044 Engineer C; 4; Dietrich Uhl; Move 1, Attack 1, Mine 1, Demo 1/4 max 0
@ locked public
045 Sniper; 4; Robert Zander; Stalk 1, Attack 3
046 Sniper; 4; Ulrich Hegemann; Stalk 1, Attack 3
047 Sniper; 4; Philipp Grotjahn; Stalk 1, Attack 3
@ locked designed
048 Mortar; 2; Lothar Seidl; Move 1, Grenade 2 min 2, Area Suppress 3 min 2
049 Mortar; 2; Felix Baumert; Move 1, Grenade 2 min 2, Area Suppress 3 min 2
050 Mortar; 2; Norbert Dachs; Move 1, Grenade 2 min 2, Area Suppress 3 min 2
051 Antitank Gun; 2; Kaspar Eibl; Move 1, Antitank 4/2, Suppress 2
052 Antitank Gun; 2; Reinhold Tietz; Move 1, Antitank 4/2, Suppress 2
053 Antitank Gun; 2; Simon Haas; Move 1, Antitank 4/2, Suppress 2
054 Flamethrower; 3; Traugott Lemke; Move 1, Flame 3 max 1
055 Flamethrower; 3; Eberhard Nolte; Move 1, Flame 3 max 1
056 Flamethrower; 3; Bernhard Wuttke; Move 1, Flame 3 max 1
057 Heavy Machine Gun; 2; Rolf Jantzen; Move 1, Attack 2, Suppress 5, Area Suppress 3
058 Heavy Machine Gun; 2; Manfred Kirch; Move 1, Attack 2, Suppress 5, Area Suppress 3
059 Heavy Machine Gun; 2; Alois Huber; Move 1, Attack 2, Suppress 5, Area Suppress 3
060 Infantry Gun; 2; Jakob Thelen; Move 1, Grenade 2 min 1, Antitank 1/3
061 Infantry Gun; 2; Gottfried Rahn; Move 1, Grenade 2 min 1, Antitank 1/3
062 Infantry Gun; 2; Clemens Vorwerk; Move 1, Grenade 2 min 1, Antitank 1/3
063 Assault Pioneer; 5; Ferdinand Zeller; Move 1, Attack 2 max 1, Assault, Mine 1, Demo 2/4 max 0
064 Assault Pioneer; 5; Joachim Preuss; Move 1, Attack 2 max 1, Assault, Mine 1, Demo 2/4 max 0
065 Assault Pioneer; 5; Hubert Kloss; Move 1, Attack 2 max 1, Assault, Mine 1, Demo 2/4 max 0
@ locked public
066 Rifleman C; 5; Wolfgang Ahrend; Move 1, Attack 1, Control
067 Rifleman C; 5; Nikolaus Breuer; Move 1, Attack 1, Control
068 Rifleman C; 5; Sepp Danninger; Move 1, Attack 1, Control
069 Rifleman C; 5; Leopold Fichtner; Move 1, Attack 1, Control
070 Rifleman C; 5; Achim Gerlach; Move 1, Attack 1, Control
071 Scout C; 6; Volker Hinz; Scout 2, Attack 1, Recon, Conceal
072 Scout C; 6; Thomas Immel; Scout 2, Attack 1, Recon, Conceal
073 Scout C; 6; Ralf Jäckel; Scout 2, Attack 1, Recon, Conceal
074 Machine Gunner C; 3; Stefan Kuntze; Move 1, Attack 2, Suppress 4
075 Machine Gunner C; 3; Moritz Lorch; Move 1, Attack 2, Suppress 4
076 Machine Gunner C; 3; Engelbert Munz; Move 1, Attack 2, Suppress 4
@ locked designed
077 Panzer III A*; 4; Commander Hans Riemer; Move 2, Attack 2, Antitank 3/2
078 Panzer III A*; 4; Driver Paul Schütte; Move 2, Attack 2, Antitank 3/2
079 Panzer IV B*; 3; Commander Otto Wiegand; Move 1, Attack 2, Suppress 4, Antitank 3/3
080 Panzer IV B*; 3; Driver Karl Zerbst; Move 1, Attack 2, Suppress 4, Antitank 3/3
081 StuG III*; 3; Commander Franz Abel; Move 1, Antitank 4/3, Grenade 1 min 1 max 3
082 StuG III*; 3; Gunner Ernst Bohnert; Move 1, Antitank 4/3, Grenade 1 min 1 max 3
083 sIG 33B*; 2; Commander Erwin Curtius; Move 1, Grenade 3 min 1 max 3, Antitank 1/5
084 sIG 33B*; 2; Loader Georg Dahms; Move 1, Grenade 3 min 1 max 3, Antitank 1/5
085 Half-track C*; 5; Driver Walter Eckhoff; Move 2, Suppress 3, Guide 1
086 Half-track C*; 5; Gunner Heinz Frisch; Move 2, Suppress 3, Guide 1
@ locked public
087 Squad Leader C; 7; Johannes Gall; Bolster 2(C), Inspire 1(C)
@ locked mixed
088 Platoon Guide; 8; Wenzel Hradek; Guide 1, Bolster 1, Ready
@ locked designed
089 Platoon Leader; 9; Leutnant Arnim Tresckner; Command 2, Inspire 2, Support 1
090 Platoon Sergeant; 9; Karl Hesselbach; Bolster 3, Command 3
091 Squad Leader A; 8; Otto Lindemuth; Bolster 3(A), Inspire 2(A), Ready(A)
092 Squad Leader B; 8; Wilhelm Brasch; Bolster 3(B), Inspire 2(B), Ready(B)
093 Orderly; 4; Sanitäter Matthias Ebel; Ready, Support 1
094 Signaller; 5; Funker Dieter Loos; Recon, Command 1
095 Bomber; 2; Pilot Rudolf Ansorge; Bomb 1/3
096 Bomber; 2; Pilot Klaus Behnke; Bomb 1/3
097 Bomber; 2; Pilot Werner Czaja; Bomb 1/3
098 Bomber; 3; Pilot Helmut Diestel; Bomb 2/4
099 Bomber; 3; Pilot Egbert Faller; Bomb 2/4
100 Antiair Battery; 3; Gun Leader Otto Grimme; Antiair 1
101 Antiair Battery; 3; Gun Leader Emil Haupt; Antiair 1
@ locked public
102 Fog of War; 1; ; 
103 Fog of War; 1; ; 
104 Fog of War; 1; ; 
@ upgrade designed
004 Rifleman A; 5; Heinrich Tölke; Move 1, Attack 2+, Control
005 Rifleman A; 7; Josef Aumann; Move 1, Attack 1, Control, Ready(A)+
006 Rifleman A; 5; Ernst Kallweit; Move 1, Attack 1, Control, Grenade 1 max 1+
007 Rifleman A; 5; Paul Rieger; Move 2+, Attack 1, Control
008 Rifleman A; 6; Günther Sasse; Move 1, Attack 2+, Control
009 Rifleman B; 5; Walter Hohmann; Move 1, Attack 1, Control, Suppress 2+
010 Rifleman B; 5; Franz Obermaier; Move 1, Attack 2+, Control
011 Rifleman B; 5; Erich Wendland; Move 1, Attack 1, Control, Grenade 2 max 0+
012 Rifleman B; 5; Kurt Plaschke; Move 1, Attack 1, Control, Assault+
013 Rifleman B; 8; Alfred Dornbusch; Move 1, Attack 1, Control, Ready(B)+
014 Scout A; 6; Hermann Gehrke; Scout 2, Attack 1, Recon, Conceal, Explore 1+
015 Scout A; 6; Rudolf Stieber; Scout 3+, Attack 1, Recon, Conceal
016 Scout A; 7; Fritz Kowallik; Scout 2, Attack 2+, Recon, Conceal
017 Scout B; 7; Georg Neuber; Scout 2, Attack 1, Recon, Conceal, Explore 1+
018 Scout B; 6; Johann Pichler; Scout 2, Attack 1, Recon, Conceal, Stalk 1+
019 Scout B; 6; Emil Raabe; Scout 2, Attack 2+, Recon, Conceal
020 Machine Gunner A; 3; Hans Fellner; Move 1, Attack 2, Suppress 4, Overwatch+
021 Machine Gunner A; 3; August Tiedemann; Move 1, Attack 2, Suppress 5+, Overwatch+
022 Machine Gunner A; 3; Ludwig Hartleb; Move 1, Attack 3+, Suppress 4
023 Machine Gunner B; 3; Max Grabowski; Move 1, Attack 2, Suppress 4, Overwatch+
024 Machine Gunner B; 3; Konrad Ziegenhals; Move 1, Attack 2, Suppress 4, Area Suppress 3+
025 Machine Gunner B; 4; Herbert Mosel; Move 1, Attack 2, Suppress 4, Reposition+
036 Engineer A; 4; Gerhard Stelter; Move 1, Attack 1, Mine 2+, Smoke, Demo 1/4 max 0
037 Engineer A; 4; Eduard Kranz; Move 1, Attack 1, Mine 1, Smoke, Demo 2/5 max 0+
038 Engineer A; 4; Hugo Ballhaus; Move 1, Attack 2+, Mine 1, Smoke, Demo 1/4 max 0
039 Engineer B; 4; Martin Odenthal; Move 1, Attack 1, Mine 1, Smoke, Demo 2/5 max 0+
040 Engineer B; 4; Friedrich Sauer; Move 1, Attack 1, Mine 1, Smoke, Demo 1/4 max 0, Grenade 1 max 1+
041 Engineer B; 6; Artur Klose; Move 1, Attack 1, Mine 2+, Smoke, Demo 1/4 max 0
042 Engineer C; 4; Berthold Ihde; Move 1, Attack 1, Mine 1, Demo 2/5 max 0+
043 Engineer C; 4; Christian Maschke; Move 1, Attack 1, Mine 2+, Demo 1/4 max 0
044 Engineer C; 4; Dietrich Uhl; Move 1, Attack 1, Mine 1, Demo 1/4 max 0, Grenade 1 max 1+
045 Sniper; 4; Robert Zander; Stalk 1, Attack 4+
046 Sniper; 6; Ulrich Hegemann; Stalk 1, Attack 3, Conceal+
047 Sniper; 4; Philipp Grotjahn; Stalk 2+, Attack 3
048 Mortar; 2; Lothar Seidl; Move 1, Grenade 3 min 2+, Area Suppress 3 min 2
049 Mortar; 4; Felix Baumert; Move 1, Grenade 2 min 2, Area Suppress 4 min 2+
050 Mortar; 2; Norbert Dachs; Move 2+, Grenade 2 min 2, Area Suppress 3 min 2
051 Antitank Gun; 2; Kaspar Eibl; Move 1, Antitank 5/2+, Suppress 2
052 Antitank Gun; 4; Reinhold Tietz; Move 1, Antitank 4/3+, Suppress 2
053 Antitank Gun; 2; Simon Haas; Move 1, Antitank 4/2, Suppress 2, Attack 2+
054 Flamethrower; 3; Traugott Lemke; Move 1, Flame 4 max 1+
055 Flamethrower; 3; Eberhard Nolte; Move 1, Flame 3 max 1, Demo 1/3 max 0+
056 Flamethrower; 5; Bernhard Wuttke; Move 1, Flame 3 max 1, Assault+
057 Heavy Machine Gun; 2; Rolf Jantzen; Move 1, Attack 2, Suppress 5, Area Suppress 4+
058 Heavy Machine Gun; 2; Manfred Kirch; Move 1, Attack 3+, Suppress 5, Area Suppress 3
059 Heavy Machine Gun; 2; Alois Huber; Move 1, Attack 2, Suppress 6+, Area Suppress 3
060 Infantry Gun; 2; Jakob Thelen; Move 1, Grenade 3 min 1+, Antitank 1/3
061 Infantry Gun; 2; Gottfried Rahn; Move 1, Grenade 2 min 1, Antitank 2/4+
062 Infantry Gun; 4; Clemens Vorwerk; Move 1, Grenade 2 min 1, Antitank 1/3, Suppress 3+
063 Assault Pioneer; 5; Ferdinand Zeller; Move 1, Attack 2 max 1, Assault, Mine 1, Demo 2/4 max 0, Grenade 2 max 1+
064 Assault Pioneer; 5; Joachim Preuss; Move 1, Attack 2 max 1, Assault, Mine 1, Demo 2/4 max 0, Flame 2 max 0+
065 Assault Pioneer; 7; Hubert Kloss; Move 2+, Attack 2 max 1, Assault, Mine 1, Demo 2/4 max 0
066 Rifleman C; 5; Wolfgang Ahrend; Move 1, Attack 2+, Control
067 Rifleman C; 5; Nikolaus Breuer; Move 1, Attack 1, Control, Grenade 1 max 1+
068 Rifleman C; 5; Sepp Danninger; Move 2+, Attack 1, Control
069 Rifleman C; 7; Leopold Fichtner; Move 1, Attack 1, Control, Ready(C)+
070 Rifleman C; 5; Achim Gerlach; Move 1, Attack 1, Control, Assault+
071 Scout C; 6; Volker Hinz; Scout 2, Attack 1, Recon, Conceal, Explore 1+
072 Scout C; 6; Thomas Immel; Scout 2, Attack 2+, Recon, Conceal
073 Scout C; 8; Ralf Jäckel; Scout 3+, Attack 1, Recon, Conceal
074 Machine Gunner C; 3; Stefan Kuntze; Move 1, Attack 2, Suppress 5+
075 Machine Gunner C; 3; Moritz Lorch; Move 1, Attack 3+, Suppress 4
076 Machine Gunner C; 3; Engelbert Munz; Move 1, Attack 2, Suppress 4, Area Suppress 3+
@ reserve designed
004 Rifleman A; 4; Willi Kaschube; Move 1, Attack 1 max 1-, Control
005 Rifleman A; 3; Anton Leitner; Move 1, Attack 1, Control
006 Rifleman A; 5; Bruno Schrade; Move 1, Attack 1!, Control
007 Rifleman A; 2; Helmut Vogelsang; Move 1, Attack 1, Control
008 Rifleman A; 4; Siegfried Ohle; Move 1, Attack 1, Control!
009 Rifleman B; 3; Peter Nießen; Move 1, Attack 1, Control
010 Rifleman B; 2; Gustav Reimann; Move 1, Attack 1, Control
011 Rifleman B; 4; Theo Brinkhoff; Move 1, Attack 1!, Control
012 Rifleman B; 4; Albert Kuschel; Move 1, Attack 1 max 1-, Control
013 Rifleman B; 4; Ewald Storch; Move 1, Attack 1, Control!
014 Scout A; 4; Horst Döring; Scout 2, Attack 1, Recon, Conceal!
015 Scout A; 5; Leo Mattern; Scout 1-, Attack 1, Recon, Conceal
016 Scout A; 3; Richard Pohlmann; Scout 2, Attack 1!, Recon, Conceal
017 Scout B; 3; Arnold Wiese; Scout 2, Attack 1, Recon, Conceal
018 Scout B; 4; Egon Sterzik; Scout 1-, Attack 1, Recon, Conceal
019 Scout B; 5; Heinz Bäuerle; Scout 2, Attack 1!, Recon, Conceal!
020 Machine Gunner A; 3; Klaus Tammen; Move 1, Attack 1-, Suppress 4
021 Machine Gunner A; 2; Werner Jost; Move 1, Attack 2, Suppress 3-
022 Machine Gunner A; 2; Adolf Köhnke; Move 1!, Attack 2, Suppress 4
023 Machine Gunner B; 2; Viktor Rauscher; Move 1, Attack 1-, Suppress 4
024 Machine Gunner B; 3; Julius Heinke; Move 1, Attack 2, Suppress 3-
025 Machine Gunner B; 3; Oskar Fuhrmann; Move 1!, Attack 2, Suppress 4
`;
